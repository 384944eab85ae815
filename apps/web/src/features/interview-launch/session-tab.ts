/** A tab for the session, opened within the click so that no blocker minds; `null` if one did. */
export function openSessionTab(message: string, open = window.open.bind(window)) {
  const tab = open('about:blank', '_blank');
  if (!tab) return null;
  tab.document.title = message;
  tab.document.body.textContent = message;
  tab.document.body.style.cssText = 'font: 1rem system-ui; padding: 2rem; color-scheme: light dark';
  return {
    /** Goes to the session and takes the assistant's name. */
    show(path: string, assistantId: string): void {
      tab.name = assistantId;
      tab.location.replace(new URL(path, window.location.origin));
    },
    close: () => tab.close(),
  };
}
