import type { Lexicon } from '../../types.ts';

/** Foreign investment control, in the words people use for it. */
export const fdiNotions: Lexicon = {
  deals_defence_only: [
    'only concerns weapons, only about weapons, only for weapons, only covers weapons, only arms, only defence, only about defence, only for defence, only covers defence, only concerns defence',
    'que l’armement, que pour l’armement, que les armes, que l’armée, uniquement l’armement, que la défense, uniquement la défense, seulement la défense',
  ],
  deals_foreign_control: [
    'foreign investment screening, foreign investment control, look at your passport, looks at your passport, checks your passport, asks where you come from, treasury, national security, sensitive sector, cfius, strategic sector, ministry, minister of economy, government approval, foreigner, weapons, delicate things',
    'regarde votre passeport, regarde ton passeport, regarde d’où vous venez, demande d’où vient l’acheteur, investissement étranger, investissements étrangers, investisseur étranger, investisseurs étrangers, acheteur étranger, bercy, ministre de l’économie, secteur sensible, sécurité nationale, trésor, ief, cfius, secteur stratégique, vous êtes étrangère, vous êtes étranger, ministère, choses délicates, radars, armement',
  ],
  deals_permit: [
    'may say no, can say no, has to say yes, authorise, approve, permission, consent, screen, block, clear, clearance, file, say yes, green light, let through, nod, blessing',
    'peut dire non, doit dire oui, autoriser, accord, feu vert, valider, contrôle, filtrage, bloquer, accepter, laissent passer, bénédiction, dire oui',
  ],
  process_ministers_nod: [
    'minister’s nod, nod of the minister, minister has to agree, minister can say no, minister may say no, minister must agree, green light from the state, state has to say yes, government looks at foreigners, government has to agree, from the state, the government if, government has a say',
    'aval du ministre, accord du ministre, ministre peut dire non, ministre doit dire oui, ministre doit être d’accord, état doit aussi dire oui, état doit dire oui, ministère dise oui, ministère doit dire oui, gouvernement doit dire oui, gouvernement si, gouvernement a son mot',
  ],
  process_touchy_field: [
    'touchy field, delicate field, foreigner, touching the army, power stations, make radar, makes radar, make radars, anything military, what the company makes is sensitive, sensitive businesses, touches the country’s security, weapons, power grids',
    'domaine délicat, étranger, touche à l’armée, font des radars, fait des radars, centrales nucléaires, chose militaire, domaine sensible, activité touche au pays, touche à la sécurité du pays, touche aux armes, réseau électrique',
  ],
};
