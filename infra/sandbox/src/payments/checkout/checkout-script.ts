/** Groups digits, sends the form without leaving the page, and says beside each field what is wrong. */
export const checkoutScript = `
  const form = document.querySelector('form');
  const button = form.querySelector('button');
  const failure = document.getElementById('failure');
  const label = button.textContent;
  let busy = false;

  const digits = (text) => text.replace(/\\D/g, '');
  const groups = (text) => /^3[47]/.test(text)
    ? [text.slice(0, 4), text.slice(4, 10), text.slice(10, 15)]
    : text.slice(0, 19).match(/.{1,4}/g) ?? [];
  const formats = {
    number: (text) => groups(digits(text)).filter(Boolean).join(' '),
    expiry: (text, erasing) => {
      let typed = digits(text).slice(0, 4);
      if (/^[2-9]/.test(typed)) typed = '0' + typed.slice(0, 3);
      if (typed.length < 2 || (erasing && typed.length === 2)) return typed;
      return typed.slice(0, 2) + ' / ' + typed.slice(2);
    },
    cvc: (text) => digits(text).slice(0, 4),
  };
  for (const [name, format] of Object.entries(formats)) {
    form.elements[name]?.addEventListener('input', ({ target, inputType }) => {
      const before = digits(target.value.slice(0, target.selectionStart)).length;
      const atEnd = target.selectionStart === target.value.length;
      target.value = format(target.value, (inputType ?? '').startsWith('delete'));
      if (atEnd) return;
      let caret = 0;
      for (let seen = 0; seen < before && caret < target.value.length; caret += 1) {
        if (/\\d/.test(target.value[caret])) seen += 1;
      }
      target.setSelectionRange(caret, caret);
    });
  }

  function show({ errors = {}, message = '' }) {
    failure.textContent = message;
    for (const field of form.querySelectorAll('input:not([type=hidden])')) {
      const text = errors[field.name] ?? '';
      document.getElementById(field.name + '-error').textContent = text;
      field.setAttribute('aria-invalid', String(text !== ''));
    }
    form.querySelector('[aria-invalid="true"]')?.focus();
  }

  function setBusy(value) {
    busy = value;
    button.setAttribute('aria-disabled', String(value));
    button.textContent = value ? form.dataset.processing : label;
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    show({});
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(new FormData(form)),
      });
      const answer = await response.json();
      if (answer.url) return location.assign(answer.url);
      show(answer);
    } catch {
      show({ message: form.dataset.unreachable });
    }
    setBusy(false);
  });

  // Coming back to a page kept in memory: it may have been paid since.
  addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload(); });`;
