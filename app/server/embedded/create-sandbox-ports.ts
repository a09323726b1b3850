import { createSystemDns } from "../adapters/dns-resolver";
import type { Ports } from "../adapters/ports";
import { createFolderStore } from "./domain/files/folder-blob-store";
import { createSandboxGateway } from "./domain/payments/sandbox-gateway";
import { createSandboxRail } from "./domain/payouts/sandbox-rail";
import type { HostContext } from "./kit/context";

/** Default ports without configuration: sandboxes over the database and DATA_DIR. */
export function createSandboxPorts(context: Omit<HostContext, "ports">): Ports {
  return {
    gateway: createSandboxGateway(context),
    rail: createSandboxRail(context),
    mail: null,
    blobs: createFolderStore(context.dataDir),
    dns: createSystemDns(),
    model: null,
  };
}
