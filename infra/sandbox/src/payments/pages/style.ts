/** One look for the checkout and for the operator's page, by day and by night. */
export const style = `
  :root { color-scheme: light dark; --paper: #f4f5f8; --card: #fff; --ink: #1b1f2a; --soft: #5a6272;
    --line: #d5d9e2; --field: #fff; --accent: #2b4acb; --on-accent: #fff; --bad: #b3261e; --bad-paper: #fdecea;
    --good: #17633f; --note: #fff4d6; --on-note: #5b4300; }
  @media (prefers-color-scheme: dark) { :root { --paper: #12141a; --card: #1a1d26; --ink: #e9ecf3;
    --soft: #a2aaba; --line: #343a48; --field: #12141a; --accent: #93a8ff; --on-accent: #0d1330; --bad: #ff9d94;
    --bad-paper: #3a1a18; --good: #7fd3a6; --note: #3b300f; --on-note: #ffe3a0; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink);
    font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
  h1, h2, p { margin: 0; }
  .note { background: var(--note); color: var(--on-note); padding: .5rem 1rem; text-align: center; font-size: .875rem; }
  a { color: var(--accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem; }
  .soft { color: var(--soft); font-size: .9rem; }
  button, .button { display: inline-block; font: inherit; font-weight: 600; border: 0; border-radius: .5rem;
    min-height: 2.75rem; padding: .6rem 1.1rem; background: var(--accent); color: var(--on-accent); cursor: pointer;
    text-decoration: none; }
  button.quiet { background: transparent; color: var(--accent); border: 1px solid var(--line); }
  button[aria-disabled="true"] { opacity: .65; cursor: progress; }
  label { display: block; font-size: .9rem; font-weight: 600; margin-bottom: .3rem; }
  input, select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
    background: var(--field); border: 1px solid var(--line); border-radius: .5rem; }
  input[aria-invalid="true"] { border-color: var(--bad); }
  .error { color: var(--bad); font-size: .875rem; margin-top: .3rem; }
  .error:empty { display: none; }
  .failure { background: var(--bad-paper); color: var(--bad); border-radius: .5rem; padding: .75rem 1rem;
    margin-bottom: 1rem; font-weight: 600; }
  .failure:empty { display: none; }`;
