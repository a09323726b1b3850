export interface Bank {
  /** Indonesian clearing code, or an e-wallet's name in capitals. */
  code: string;
  name: string;
  /** Usual lengths of its account numbers; a warning, never a rule: public sources disagree (domain facts, 2). */
  digits: readonly number[];
}

const bank = (code: string, name: string, ...digits: number[]): Bank => ({ code, name, digits });

/** 37 banks and five e-wallets, whose account is a mobile number (domain facts, 2; STO15). */
export const BANKS: readonly Bank[] = [
  bank("014", "BCA", 10),
  bank("008", "Mandiri", 13),
  bank("009", "BNI", 10),
  bank("002", "BRI", 15),
  bank("451", "BSI", 10),
  bank("200", "BTN", 16),
  bank("022", "CIMB Niaga", 13, 14),
  bank("013", "Permata", 10),
  bank("011", "Danamon", 10),
  bank("016", "Maybank", 10),
  bank("019", "Panin", 10),
  bank("028", "OCBC", 12),
  bank("023", "UOB"),
  bank("046", "DBS"),
  bank("147", "Muamalat", 10),
  bank("153", "Sinarmas"),
  bank("213", "BTPN (Jenius)", 11),
  bank("426", "Mega", 15),
  bank("441", "KB Bank", 10),
  bank("110", "bank bjb"),
  bank("111", "Bank DKI"),
  bank("112", "BPD DIY"),
  bank("113", "Bank Jateng"),
  bank("114", "Bank Jatim"),
  bank("117", "Bank Sumut"),
  bank("129", "BPD Bali"),
  bank("501", "blu (BCA Digital)"),
  bank("535", "SeaBank"),
  bank("542", "Bank Jago"),
  bank("490", "Bank Neo Commerce"),
  bank("567", "Allo Bank"),
  bank("562", "Superbank"),
  bank("459", "Krom Bank"),
  bank("947", "Bank Aladin Syariah"),
  bank("536", "BCA Syariah", 10),
  bank("547", "BTPN Syariah", 10),
  bank("494", "Bank Raya"),
  bank("GOPAY", "GoPay"),
  bank("OVO", "OVO"),
  bank("DANA", "DANA"),
  bank("SHOPEEPAY", "ShopeePay"),
  bank("LINKAJA", "LinkAja"),
];

const byCode = new Map(BANKS.map((one) => [one.code, one]));

export const bankName = (code: string): string => byCode.get(code)?.name ?? code;
export const isBank = (code: string): boolean => byCode.has(code);
/** Is the account a mobile number? */
export const isWallet = (code: string): boolean => byCode.has(code) && !/^\d+$/.test(code);

/** What sending to it costs, in rupiah: taken from the amount. */
export const payoutFee = (code: string): number => (isWallet(code) ? 0 : 2_500);

/** "****1234": enough to tell one's own accounts apart. */
export const maskAccount = (number: string): string => `****${number.slice(-4)}`;
