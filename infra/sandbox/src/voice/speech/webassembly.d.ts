/** The part of the platform's WebAssembly interface used here; Node's type package leaves it out. */
declare namespace WebAssembly {
  interface Module {
    readonly kind?: 'module';
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  type Exports = Readonly<Record<string, unknown>>;
  type Imports = Readonly<Record<string, object>>;
  interface Instance {
    readonly exports: Exports;
  }
}

declare const WebAssembly: {
  readonly compile: (bytes: Uint8Array) => Promise<WebAssembly.Module>;
  readonly Instance: new (
    module: WebAssembly.Module,
    imports: Record<string, WebAssembly.Imports[string]>,
  ) => WebAssembly.Instance;
};
