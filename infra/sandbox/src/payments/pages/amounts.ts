/** An amount in the currency's smallest unit as people write it. */
export function formatAmount(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-IE', {
    style: 'currency',
    currency,
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

/** An amount as somebody types it, with a point or a comma, in the smallest unit; `null` if it is none. */
export function parseAmount(text: string, currency: string): number | null {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  const typed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(typed)) return null;
  const amount = Number(typed) * 10 ** maximumFractionDigits;
  const rounded = Math.round(amount);
  return Math.abs(amount - rounded) < 1e-6 ? rounded : null;
}
