/** Where the journeys' server listens; `E2E_PORT` where another run on this machine has the usual one. */
export const PORT = Number(process.env.E2E_PORT ?? 4171);
