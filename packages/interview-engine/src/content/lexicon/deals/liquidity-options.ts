import type { Lexicon } from '../../types.ts';

/** The ways to bring in money, in the words people use for it. */
export const liquidityOptionsNotions: Lexicon = {
  case_pay_family: [
    'pay themselves, pays the family, to the family, pay itself',
    'reverse l’argent, à la famille',
  ],
  case_pocket: [
    'pocket, cash in, take the money, money out, take some money, bring in money, get cash',
    'encaisser, encaisse, empocher, touche l’argent, récupérer de l’argent, sortir de l’argent',
  ],
  deals_asset_route: [
    'get rid of a side business, far field, sell the walls, rent it back, rents it back, sell the land, sell real estate, sell property, sell buildings, sale and leaseback, sale leaseback, sell subsidiary, sell division, sell branch, sell asset, asset sale, non core assets, sell the real estate, sell part of business, rent them back, rent back, lease back, own the buildings',
    'métier annexe, vendre les murs, vendent les murs, vend les murs, vendre le champ, vendre le terrain, vendre l’immobilier, vendre immobilier, céder l’immobilier, cession-bail, céder une branche, vendre une branche, céder une filiale, vendre une filiale, cession d’actif, vendre une activité, actifs non stratégiques, relouer, relouent, louer ensuite, possèdent les murs, se débarrasse d’un métier, se débarrasser d’un métier',
  ],
  deals_buy_out_route: [
    'new holding that borrows, holding that borrows, new company of their own, company of their own, company they set up, company they create, box on top, new box, company on top, owner buy out, obo, lbo, holding, newco, leveraged, sell to ourselves, sell it to itself, buys itself',
    'société montée exprès, société au-dessus, société qu’on crée, société qu’ils créent, société créée par, société bien à eux, boîte au dessus, société au dessus, coquille au dessus, owner buy-out, obo, lbo, holding, newco, effet de levier, vente à soi-même, se vend l’affaire à soi-même, nouvelle boîte, se racheter soi-même',
  ],
  deals_dividend_route: [
    'hand out the cash, hand the money to, load some debt, hand the money over, pay the money out, mortgage it and, mortgage the firm, mortgage the company, special dividend, dividend recapitalisation, exceptional dividend, borrow to pay, leveraged dividend, dividend funded by debt, debt funded dividend, recap, refinancing, pays itself out, pay themselves out, borrows and pays',
    'se partager la somme, dividende emprunté, rendre l’argent aux, hypothéquer, hypothèque, emprunte et leur, recapitalisation, emprunter pour distribuer, refinancement, dividende, emprunte et reverse, se verse un',
  ],
  deals_listing_route: [
    'on the stock market, ipo, float, list, stock exchange, stock market, go public, public offering, on the exchange',
    'mettre en bourse, vendre au public, bourse, ipo, coter, cotation',
  ],
  deals_minority_route: [
    'for less than half, slice under half, under half, fund buying in, money partner, sell a slice, sell a third, stranger in for, let a stranger, let a fund, let an outsider, sell thirty, place thirty, thirty per cent, small stake, minority, growth fund, open capital, open up capital, stake of thirty, let somebody in, let someone in, bring somebody in, bring someone in, let an investor in, smaller stake, let a partner in, patient investor',
    'moins de la moitié, un strapontin, vend un bout, vendre un bout, partenaire financier, entrer un associé, associé à trente, vendre un morceau, vend un morceau, vendre un tiers, minoritaire, ouvrir 30, ouvrir le capital, ouverture du capital, une part du capital, trente pour cent, 30 % à un fonds, une minorité, laisser entrer, faire entrer, petite part, investisseur patient',
  ],
  judge_property: [
    'the workshop, the building, the factory walls, land, building, buildings, warehouse, warehouses, walls, premises, offices, property, real estate, factory, site, car park, forest, vineyard',
    'atelier, les murs, terrain, terrains, bâtiment, bâtiments, entrepôt, entrepôts, murs, locaux, bureaux, immobilier, immeuble, usine, site, parking, forêt',
  ],
  judge_rent: ['rent, lease, tenant', 'loyer, louer, relouer, locataire, bail, loue'],
  judge_to_holders: [
    'to the shareholders, to shareholders, to the family, to the owners, straight to, to themselves, pay themselves, pay the family, hand it out, pay out, into their pocket, into the family',
    'aux actionnaires, à la famille, aux propriétaires, aux cousins, se verser, se distribuer, reverser, verser à, dans leur poche, remonter à',
  ],
};
