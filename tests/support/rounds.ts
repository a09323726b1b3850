/** `npm run test:full`: every round of the suites that repeat themselves, in place of a sample. */
export const IS_FULL_RUN = process.env.TESTS === "full";

/** Number of rounds of a test that finds more the longer it runs. */
export const pickRounds = (sample: number, full: number): number => (IS_FULL_RUN ? full : sample);
