/** The code of a page: fetched once, and at hand without waiting from the moment it has arrived. */
export interface PageSource<Code = unknown> {
  readonly load: () => Promise<Code>;
  readonly arrived: () => Code | undefined;
}

/** Remembers what `load` brings; a failure is not remembered, so that the page may be tried again. */
export function pageSource<Code>(load: () => Promise<Code>): PageSource<Code> {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;

  async function keep() {
    try {
      return (code = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return { load: () => (loading ??= keep()), arrived: () => code };
}
