import { delays } from '@greenshoe/shared-types';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** `?buy=tokens`: scrolls to the plans, highlights them for two seconds, then removes the parameter. */
export function usePricingHighlight() {
  const section = useRef<HTMLElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const isHighlighted = parameters.get('buy') === 'tokens';

  useEffect(() => {
    if (!isHighlighted) return undefined;
    section.current?.scrollIntoView({ behavior: 'smooth', block: 'center' });
    const timer = setTimeout(() => {
      setParameters(
        (now) => {
          now.delete('buy');
          return now;
        },
        { replace: true },
      );
    }, delays.pricingHighlight);
    return () => clearTimeout(timer);
  }, [isHighlighted, setParameters]);

  return { section, isHighlighted };
}
