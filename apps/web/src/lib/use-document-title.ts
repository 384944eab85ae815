import { useEffect } from 'react';

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Greenshoe`;
  }, [title]);
}
