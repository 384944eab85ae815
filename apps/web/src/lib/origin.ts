import { type Location, useLocation } from 'react-router-dom';

function isLocation(value: unknown): value is Location {
  return typeof value === 'object' && value !== null && 'pathname' in value && 'search' in value;
}

/** Where the guard interrupted the visitor, or the dashboard. */
export function useOrigin(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/dashboard';
  return isLocation(state.from)
    ? `${state.from.pathname}${state.from.search}${state.from.hash}`
    : '/dashboard';
}
