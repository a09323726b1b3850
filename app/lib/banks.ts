export interface Bank {
  /** Indonesian clearing code, or the name of an e-wallet in capitals. */
  code: string;
  name: string;
  /** Usual account number lengths, for a warning only: public sources disagree (domain 2). */
  accountLengths: readonly number[];
}

const createBank = (code: string, name: string, ...digits: number[]): Bank => ({
  code,
  name,
  accountLengths: digits,
});

/** 37 banks and five e-wallets (domain 2, STO15). */
export const BANKS: readonly Bank[] = [
  createBank("014", "BCA", 10),
  createBank("008", "Mandiri", 13),
  createBank("009", "BNI", 10),
  createBank("002", "BRI", 15),
  createBank("451", "BSI", 10),
  createBank("200", "BTN", 16),
  createBank("022", "CIMB Niaga", 13, 14),
  createBank("013", "Permata", 10),
  createBank("011", "Danamon", 10),
  createBank("016", "Maybank", 10),
  createBank("019", "Panin", 10),
  createBank("028", "OCBC", 12),
  createBank("023", "UOB"),
  createBank("046", "DBS"),
  createBank("147", "Muamalat", 10),
  createBank("153", "Sinarmas"),
  createBank("213", "BTPN (Jenius)", 11),
  createBank("426", "Mega", 15),
  createBank("441", "KB Bank", 10),
  createBank("110", "bank bjb"),
  createBank("111", "Bank DKI"),
  createBank("112", "BPD DIY"),
  createBank("113", "Bank Jateng"),
  createBank("114", "Bank Jatim"),
  createBank("117", "Bank Sumut"),
  createBank("129", "BPD Bali"),
  createBank("501", "blu (BCA Digital)"),
  createBank("535", "SeaBank"),
  createBank("542", "Bank Jago"),
  createBank("490", "Bank Neo Commerce"),
  createBank("567", "Allo Bank"),
  createBank("562", "Superbank"),
  createBank("459", "Krom Bank"),
  createBank("947", "Bank Aladin Syariah"),
  createBank("536", "BCA Syariah", 10),
  createBank("547", "BTPN Syariah", 10),
  createBank("494", "Bank Raya"),
  createBank("GOPAY", "GoPay"),
  createBank("OVO", "OVO"),
  createBank("DANA", "DANA"),
  createBank("SHOPEEPAY", "ShopeePay"),
  createBank("LINKAJA", "LinkAja"),
];

const BANKS_BY_CODE = new Map(BANKS.map((one) => [one.code, one]));

export const getBankName = (code: string): string => BANKS_BY_CODE.get(code)?.name ?? code;
export const isBank = (code: string): boolean => BANKS_BY_CODE.has(code);
/** The account number of an e-wallet is a mobile number. */
export const isEWallet = (code: string): boolean => BANKS_BY_CODE.has(code) && !/^\d+$/.test(code);

/** Transfer fee in rupiah, deducted from the amount. */
export const getPayoutFee = (code: string): number => (isEWallet(code) ? 0 : 2_500);

/** "0123451234" → "****1234". */
export const maskAccount = (number: string): string => `****${number.slice(-4)}`;
