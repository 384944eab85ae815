export const operatorStyle = `
  .operator { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  .operator h1 { font-size: 1.5rem; margin-bottom: 1rem; }
  .operator h2 { font-size: 1.1rem; margin: 1.5rem 0 .75rem; }
  article { margin-bottom: 1rem; }
  h3 { margin: 0; font-size: 1.1rem; display: flex; gap: .75rem; align-items: baseline; }
  .state { font-size: .85rem; font-weight: 600; color: var(--good); }
  .forms { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
  .forms form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-top: .75rem; }
  .forms label { margin: 0; } .forms input, .forms select { display: block; max-width: 12rem; }
  .events { list-style: none; margin: 0; padding: 0 1.25rem; }
  .events li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem 1rem; padding: .75rem 0;
    border-bottom: 1px solid var(--line); }
  .events li:last-child { border: 0; }
  code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: .85em; }`;
