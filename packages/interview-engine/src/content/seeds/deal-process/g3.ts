import type { Seed } from '../../types.ts';

export const g3: Seed = {
  id: 'G3',
  topic: 'deal_process',
  levels: ['analyst'],
  question: {
    en: 'Asset deal or share deal: who prefers what?',
    fr: 'Cession d’actifs ou de titres : qui préfère quoi ?',
  },
  hint: {
    en: 'Ask what comes along with the company when you buy it whole.',
    fr: 'Qu’emporte-t-on avec la société quand on l’achète entière ?',
  },
  keyPoints: {
    en: 'Buyer: select assets, step-up for tax, leave liabilities; seller: clean exit, single tax layer; contracts and staff transfer.',
    fr: 'Acheteur : choix des actifs, réévaluation fiscale, passifs laissés ; vendeur : sortie nette, une seule imposition ; transfert des contrats et du personnel.',
  },
  modelAnswer: {
    en: 'In general the buyer prefers to buy the assets and the seller prefers to sell the shares. With an asset deal the buyer picks what he wants and leaves the old liabilities, lawsuits or tax claims behind. He also gets a step-up: he depreciates the price he paid, which lowers his tax bill. The drawback is the transfer: contracts, licences and leases have to be moved one by one, customers may have to consent, and staff transfer rules apply. The seller prefers shares because it is a clean break: one signature, and he is taxed once on the gain, often at a reduced rate. But with shares the buyer inherits everything the company ever did, so he digs harder in due diligence and asks for warranties. In the end the price pays for the form.',
    fr: 'En général, l’acheteur préfère les actifs et le vendeur préfère vendre les titres. Dans une cession d’actifs, l’acheteur choisit ce qu’il reprend et laisse les passifs, les litiges ou les redressements fiscaux chez le vendeur. Il profite aussi d’une réévaluation : il amortit le prix payé, ce qui réduit son impôt. L’inconvénient, c’est le transfert : les contrats, les licences et les baux se cèdent un par un, il faut l’accord des clients, et les contrats de travail suivent. Le vendeur préfère les titres parce que c’est une sortie nette : une seule signature, et une seule imposition sur la plus-value. Mais avec les titres, l’acheteur hérite de tout le passé, donc il creuse davantage en due diligence et exige des garanties.',
  },
  must: ['asset_share_deal', 'contract_transfer'],
  bonus: ['tax_shield', 'seller_tax', 'due_diligence'],
  points: {
    due_diligence: {
      says: [
        'told_dig > told_far_more',
        'deals_comb|deals_reads_all|"creuse"|"dig" & "bien plus"|"encore plus"|"beaucoup plus"|"much deeper"|"more carefully"',
        'process_lifts_carpets',
        'deals_comb|deals_reads_all|"audit"|"fouiller"|"much" & "harder"|"deeper"|"davantage"|"plus lourd"|"plus poussé"|"plus loin"',
      ],
    },
    seller_tax: {
      says: [
        'deals_one_tax & told_off_he_goes|~told_off_he_goes',
        'told_taxed_on_gain > told_taxed_again',
        'seller & wants_rid_of_it & taxman|tax',
        'process_leaves_calm & deals_one_tax',
      ],
    },
    asset_share_deal: {
      says: [
        '~picked_pieces & buyer & seller',
        'deals_share_form & ~hidden_dirt & "yours"|"become"|"deviennent"|"les vôtres"',

        'deals_leave_verb & hidden_dirt & !deals_share_form',
        'deals_share_form|bought_whole & ~hidden_dirt & !deals_leave_verb',
        'seller & deals_prefer & wants_rid_of_it|deals_clean_break|bought_whole',

        '~picked_pieces & ~bought_whole',
        '~picked_pieces & ~hidden_dirt',
        '~bought_whole & ~hidden_dirt',
        '~bought_whole & ~wants_rid_of_it',
        'buyer & deals_prefer & deals_pick_assets|deals_burden',
        'deals_share_form & deals_burden',
      ],
    },
    tax_shield: {
      byName: false,
      says: [
        'told_new_basis & told_less_tax',
        '"amortit"|"amortir"|"depreciates"|"amortises"|"writes off" > "payé"|"payée"|"paid"|"price"|"prix" > deals_save_tax|"économie d’impôt"|"tax saving"',
        'deals_step_up & deals_save_tax',
        'buyer & deals_step_up',
      ],
    },
    contract_transfer: {
      byName: true,
      says: [
        '"lease"|"licence"|"bail"|"contract"|"contrat" > "asked again"|"ask again"|"redemander"|"redemande"|"re-signed"|"resigner"',
        'process_every_paper > process_fresh_signature',
        '"nothing"|"rien" & deals_share_form & ~deals_move_one_by_one',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'In each form, who carries the past of the company?',
        fr: 'Dans chaque forme, qui porte le passé de la société ?',
      },
      aims: ['asset_share_deal'],
    },
    {
      rung: 2,
      text: {
        en: 'What is a step-up worth?',
        fr: 'Que vaut une réévaluation fiscale des actifs ?',
      },
      aims: ['tax_shield'],
    },
    {
      rung: 3,
      text: {
        en: 'A tax claim of ten million is pending: how do you structure the deal for your buyer?',
        fr: 'Un contentieux fiscal de dix millions est en cours : comment structurez-vous l’opération pour votre acheteur ?',
      },
      aims: ['asset_share_deal', 'due_diligence'],
    },
    {
      rung: 4,
      text: {
        en: 'Change-of-control clauses: where do you look, and what do you tell the client?',
        fr: 'Clauses de changement de contrôle : où cherchez-vous, et que dites-vous au client ?',
      },
      aims: ['contract_transfer'],
    },
  ],
  wrongClaims: [
    'asset_deal_keeps_old_values',
    'lighter_diligence_on_shares',
    'assets_are_simpler',
    'assets_chosen_in_share_deal',
    'change_of_control_swapped',
    'share_deal_leaves_past',
    'asset_deal_takes_past',
    'seller_prefers_assets',
    'contracts_follow_assets',
    'buyer_prefers_shares',
    'share_deal_steps_up',
    'staff_stay_with_seller',
    'no_consent_for_contracts',
    'tax_layers_reversed',
    'form_of_sale_irrelevant',
    'shares_moved_piece_by_piece',
    'warranties_shield_seller',
  ],
};
