/** Port of the server under test; `E2E_PORT` allows two runs at once. */
export const PORT = Number(process.env.E2E_PORT ?? 4171);
