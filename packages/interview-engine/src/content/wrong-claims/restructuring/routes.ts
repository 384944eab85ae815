import type { WrongClaim } from '../../types.ts';

/** One French route taken for another, or for the only one. */
export const routeClaims = {
  routes_taken_for_one: {
    concept: 'proceedings',
    says: [
      'route_quiet & route_court & route_is_another_name & !"not"|"pas"|"unlike"|"contrairement"|"never"|"jamais"',
      'route_quiet > "is a collective"|"est une procédure collective"|"est collective"|"are collective" & !route_court|"not"|"pas"',
    ],
    example: {
      en: 'Mandat ad hoc is just another name for safeguard.',
      fr: 'La sauvegarde et la conciliation, c’est la même chose.',
    },
    correction: {
      en: 'Mandat ad hoc and conciliation are confidential talks; safeguard is a public court procedure with a stay.',
      fr: 'Mandat ad hoc et conciliation sont des discussions confidentielles ; la sauvegarde est une procédure publique avec gel des poursuites.',
    },
  },
  liquidation_the_only_route: {
    concept: 'collective_proceedings',
    says: [
      'wrongly_france & wrongly_only_liquidation & !"not"|"never"|"no"|"n’est"|"myth"|"if"|"si"',
      '"france" > "only has liquidation"|"only liquidation"|"que la liquidation" & !"not"',
      'route_one_only & route_liquidation & !"not"|"if"|"si"|"left"|"reste"',
      'route_is_the_end & !"not"|"pas"',
    ],
    example: {
      en: 'In France the only formal procedure is liquidation.',
      fr: 'Il n’existe en France qu’une seule procédure collective, la liquidation.',
    },
    correction: {
      en: 'There are three: safeguard and receivership look for a plan, and only liquidation ends the company.',
      fr: 'Il y en a trois : la sauvegarde et le redressement cherchent un plan, seule la liquidation met fin à la société.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
