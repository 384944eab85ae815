// Words compare folded: no accents, no apostrophes.
export const NEGATORS =
  'not|never|no|none|without|neither|nor|cannot|hardly|rarely|seldom|pas|jamais|sans|aucun|aucune|rarement|ni|rien';
export const NEGATOR = new RegExp(`^(?:${NEGATORS})$`);
export const HARMLESS =
  /^(?:no (?:doubt|matter|problem|worries)|not (?:sure|least|to mention|only|just|merely|simply|forget|ignore|neglect|overlook)|never (?:forget|ignore)|sans (?:doute|compter|oublier|risque)|(?:oublie[zr]?|oublions|ignore[zr]?|neglige[zr]?) (?:pas|surtout pas|jamais)|pas (?:oublier|ignorer|negliger|mal|de souci|de probleme|seulement|uniquement|que|juste)|rien que)\b/;
// A denied condition and a mistake of others affirm what they speak of.
export const HYPOTHETICAL =
  /\b(?:s il|s ils|if|unless|otherwise|mistakes?|errors?|traps?|slips?|people|candidates|students|often|si|sinon|erreur|piege|souvent|beaucoup|gens)\b/;

export interface Range {
  /** Where the denying words stand. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}
