import { useTranslation } from 'react-i18next';
import { SiteLayout } from '../components/layout/site-layout.tsx';
import { AudienceSection } from '../features/landing/audience-section.tsx';
import { ClosingSection } from '../features/landing/closing-section.tsx';
import { Farewell } from '../features/landing/farewell.tsx';
import { FeaturesSection } from '../features/landing/features-section.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { PricesSection } from '../features/landing/prices-section.tsx';
import { SessionSection } from '../features/landing/session-section.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function LandingPage() {
  const { t } = useTranslation('landing');
  useDocumentTitle(t('title'));
  return (
    <SiteLayout entries={['home', 'about', 'signIn']}>
      <Farewell />
      <Hero />
      <FeaturesSection />
      <SessionSection />
      <AudienceSection />
      <PricesSection />
      <ClosingSection />
    </SiteLayout>
  );
}
