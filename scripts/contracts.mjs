// `npm run contracts`: lists the specified calls beside the operations of the contracts. Exits with 1 if one is missing.
import { withModules } from "./vite-server.mjs";

await withModules(
  ["/app/server/hosts/contracts.ts", "/tests/contracts/specified-operations.ts"],
  ({ CONTRACTS }, { formatContractTable }) => {
    const { lines, missing } = formatContractTable(CONTRACTS);
    console.log(lines.join("\n"));
    process.exitCode = missing > 0 ? 1 : 0;
  },
);
