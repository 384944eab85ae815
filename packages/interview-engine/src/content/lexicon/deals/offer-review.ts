import type { Lexicon } from '../../types.ts';

/** The review by the market authority, in the words people use for it. */
export const offerReviewNotions: Lexicon = {
  deals_bank_guarantee: [
    'bank stands behind, bank guarantees, guaranteed by bank, presenting bank, bank backs, bank has to promise, bank must promise, bank promises, bank swears, bank vouches',
    'banque garantit, banque présentatrice, garantie par une banque, banque doit promettre, banque promet, banque se porte garante, banque jure',
  ],
  deals_market_supervisor: [
    'market policeman, market police, stock exchange policeman, market authority, stock market watchdog, market watchdog, stock market police, amf, market regulator, financial markets authority',
    'police des marchés, gendarme de la bourse, police de la bourse, amf, autorité des marchés, autorité marchés financiers, régulateur de marché, régulateur de bourse, gendarme boursier',
  ],
  process_reviews_offer: [
    'reviews the offer, reviews the terms, reviews the document, reviews the draft, checks the document, checks the offer, clears the document, clears the offer, approves the document, gives its visa, grants its visa, stamps the document, declare the offer, declares the offer, rules on the offer, approves the offer, vets the offer, goes through the documents, goes through the file, reads your paperwork, reads the paperwork, reads your file, clears the bid, clears it before, stamps your file, stamps the paperwork, reads your papers, reads your paper, reads the papers, goes through your papers, reads your document, clears the terms, goes through your paperwork, goes through the paperwork, stamps it, reads the whole file, checks your document, line by line, without its stamp, reads your papers and must say yes',
    'examine le projet, examine l’offre, contrôle la note, contrôle les offres, contrôle l’offre, vise la note, donne son visa, donne sa conformité, déclare conforme, déclare l’offre conforme, donne ou non son visa, décision de conformité, juge l’offre conforme, valide l’offre, approuve l’offre, vérifie la conformité, lit votre dossier, lit le dossier, examine votre dossier, épluche le dossier, donne son feu vert, tamponne le dossier, tamponne votre dossier, valide le document, lit vos papiers, relit vos papiers, relit le dossier, vérifie l’information, tamponne, lit tout le dossier, vise le document, épluche votre dossier, déclarer l’offre conforme, sans son tampon, relit tout, dit si c’est conforme',
  ],
};
