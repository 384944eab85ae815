/** The few calls of WASI preview 1 that Flite makes: arguments in, one file out. */

const OK = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SEEKABLE = 70;
const ROOT = 3; // the first preopened directory; its name is "/"
const DIRECTORY = 3;
const REGULAR_FILE = 4;
const CHARACTER_DEVICE = 2;

/** Thrown through the WebAssembly frames when the program exits. */
export class ProgramExit extends Error {
  override readonly name = 'ProgramExit';
  readonly code: number;

  constructor(code: number) {
    super(`The program exited with ${code}`);
    this.code = code;
  }
}

/** A file that grows as it is written, with the position of its only writer. */
function createOutputFile() {
  let bytes = new Uint8Array(1 << 18);
  let length = 0;
  let position = 0;
  return {
    write(chunk: Uint8Array) {
      const end = position + chunk.length;
      if (end > bytes.length) {
        const grown = new Uint8Array(Math.max(end, bytes.length * 2));
        grown.set(bytes);
        bytes = grown;
      }
      bytes.set(chunk, position);
      position = end;
      length = Math.max(length, end);
    },
    seek(offset: number, whence: number) {
      position = offset + ([0, position, length][whence] ?? 0);
      return position;
    },
    contents: () => bytes.slice(0, length),
  };
}

/** The imports of one program run; `memory` is known only once the program is instantiated. */
export function createProgramHost(
  readArguments: () => readonly string[],
  memory: () => ArrayBuffer,
) {
  const file = createOutputFile();
  const view = () => new DataView(memory());
  const setUint32 = (pointer: number, value: number) => view().setUint32(pointer, value, true);
  const encoded = () => readArguments().map((argument) => Buffer.from(`${argument}\0`));

  const imports = {
    args_sizes_get(count: number, size: number) {
      const values = encoded();
      setUint32(count, values.length);
      setUint32(size, Buffer.concat(values).length);
      return OK;
    },
    args_get(pointers: number, buffer: number) {
      let address = buffer;
      for (const [index, value] of encoded().entries()) {
        setUint32(pointers + 4 * index, address);
        new Uint8Array(memory()).set(value, address);
        address += value.length;
      }
      return OK;
    },
    clock_time_get(_clock: number, _precision: bigint, pointer: number) {
      view().setBigUint64(pointer, process.hrtime.bigint(), true);
      return OK;
    },
    fd_close: () => OK,
    fd_fdstat_get(descriptor: number, pointer: number) {
      const kind = descriptor < ROOT ? CHARACTER_DEVICE : REGULAR_FILE;
      view().setUint8(pointer, descriptor === ROOT ? DIRECTORY : kind);
      view().setUint16(pointer + 2, 0, true);
      view().setBigUint64(pointer + 8, ~0n, true); // every right
      view().setBigUint64(pointer + 16, ~0n, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get(descriptor: number, pointer: number) {
      if (descriptor !== ROOT) return BAD_DESCRIPTOR;
      view().setUint8(pointer, 0);
      setUint32(pointer + 4, 1);
      return OK;
    },
    fd_prestat_dir_name(_descriptor: number, pointer: number) {
      view().setUint8(pointer, '/'.charCodeAt(0));
      return OK;
    },
    fd_read(_descriptor: number, _vectors: number, _count: number, read: number) {
      setUint32(read, 0);
      return OK;
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, position: number) {
      if (descriptor <= ROOT) return NOT_SEEKABLE;
      view().setBigUint64(position, BigInt(file.seek(Number(offset), whence)), true);
      return OK;
    },
    fd_write(descriptor: number, vectors: number, count: number, written: number) {
      let total = 0;
      for (let index = 0; index < count; index += 1) {
        const pointer = view().getUint32(vectors + 8 * index, true);
        const length = view().getUint32(vectors + 8 * index + 4, true);
        if (descriptor > ROOT) file.write(new Uint8Array(memory(), pointer, length));
        total += length;
      }
      setUint32(written, total);
      return OK;
    },
    path_open(...parameters: unknown[]) {
      setUint32(parameters.at(-1) as number, ROOT + 1);
      return OK;
    },
    proc_exit(code: number) {
      throw new ProgramExit(code);
    },
  };
  return { imports, contents: file.contents };
}
