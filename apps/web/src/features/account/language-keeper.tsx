import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../lib/auth.tsx';
import { succeeded } from '../../lib/supabase.ts';

export const languageKey = ['account', 'language'] as const;

/** Tells the account when its owner changes the language, on whichever page, so that mails follow. */
export function LanguageKeeper() {
  const { accounts, user } = useAuth();
  const { i18n } = useTranslation();
  const userId = user?.id;
  const { mutate } = useMutation({
    mutationKey: languageKey,
    mutationFn: (language: string) => succeeded(accounts.updateUser({ data: { language } })),
  });

  useEffect(() => {
    if (!userId) return undefined;
    const keep = (language: string) => mutate(language);
    i18n.on('languageChanged', keep);
    return () => i18n.off('languageChanged', keep);
  }, [i18n, mutate, userId]);

  return null;
}
