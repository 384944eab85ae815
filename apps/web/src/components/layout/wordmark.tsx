/** The name, with three bars of a book being built: the middle one, the greenshoe, on top. */
export function Wordmark() {
  return (
    <a
      href="/"
      className="inline-flex w-fit items-center gap-2.5 rounded-sm text-[1.0625rem] font-semibold tracking-tight text-ink"
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-brand">
        <path d="M1 19h5v-8H1zM7.5 19h5V1h-5zM14 19h5V7h-5z" />
      </svg>
      Greenshoe
    </a>
  );
}
