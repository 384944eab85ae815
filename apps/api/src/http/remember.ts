import { LRUCache } from 'lru-cache';

/** Something that was found out, and until when it may be relied on, in milliseconds since 1970. */
export interface Finding<Value> {
  readonly value: Value;
  readonly until: number;
}

/**
 * Keeps at most so many findings in this process, the least used going first. Several who ask for one
 * at the same time share the search for it; a search that fails is not remembered.
 */
export function createMemory<Value>(places: number) {
  const findings = new LRUCache<string, Finding<Value>>({ max: places });
  const searches = new Map<string, Promise<Finding<Value>>>();

  function search(key: string, find: () => Promise<Finding<Value>>) {
    const running = find()
      .then((finding) => {
        findings.set(key, finding);
        return finding;
      })
      .finally(() => searches.delete(key));
    searches.set(key, running);
    return running;
  }

  return async (key: string, find: () => Promise<Finding<Value>>): Promise<Value> => {
    const finding = findings.get(key);
    if (finding && Date.now() < finding.until) return finding.value;
    return (await (searches.get(key) ?? search(key, find))).value;
  };
}
