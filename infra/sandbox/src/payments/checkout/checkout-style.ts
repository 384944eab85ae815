export const checkoutStyle = `
  .checkout { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 1.5rem; }
  @media (min-width: 50rem) { .checkout { grid-template-columns: 1fr 1.1fr; gap: 4rem; padding-top: 4rem; } }
  .back { display: inline-block; padding: .5rem 0; margin-bottom: .5rem; }
  .summary h1 { font-weight: 500; font-size: 1rem; }
  .amount { font-size: 2.25rem; font-weight: 700; letter-spacing: -.02em; }
  .summary ul { list-style: none; margin: 1.25rem 0 0; padding: 0; }
  .summary li, .total { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0;
    border-top: 1px solid var(--line); }
  .summary li small { display: block; color: var(--soft); }
  .total { font-weight: 600; }
  .card h2 { font-size: 1.15rem; margin-bottom: 1rem; }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
  form > * { grid-column: 1 / -1; margin: 0; }
  form .failure { margin: 0; }
  .expiry { grid-column: 1; }
  .cvc { grid-column: 2; }
  form button { width: 100%; min-height: 3rem; }
  .other { margin-top: 1rem; text-align: center; }
  details { margin-top: 1.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
  details summary { cursor: pointer; font-weight: 600; }
  details ul { padding-left: 1.1rem; margin: .5rem 0 0; font-size: .9rem; }
  code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; white-space: nowrap; }
  .message { max-width: 32rem; margin: 12vh auto 0; padding: 0 1rem; }
  .message h1 { font-size: 1.35rem; margin-bottom: .5rem; }
  .message form, .message .actions { margin-top: 1.5rem; }`;
