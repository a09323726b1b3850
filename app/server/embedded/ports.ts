import type { Ports } from "../adapters/ports";
import type { HostContext } from "./context";
import { createFolderStore } from "./drive/folder-store";
import { createSandboxGateway } from "./gateway/sandbox-gateway";
import { createSandboxRail } from "./gateway/sandbox-rail";

/** The services outside as they are without any setting: sandboxes over our own database and folder. */
export function sandboxPorts(context: Omit<HostContext, "ports">): Ports {
  return {
    gateway: createSandboxGateway(context),
    rail: createSandboxRail(context),
    mail: null,
    blobs: createFolderStore(context.dataDir),
    model: null,
  };
}
