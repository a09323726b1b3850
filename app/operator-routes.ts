import { route } from "@remix-run/route-config";

/** Screens about the installation and all of its tenants. */
export const operatorRoutes = [
  route("Dashboard/Semua-Situs", "routes/dashboard/tenants/list/route.tsx"),
  route("Dashboard/Semua-Situs/Baru", "routes/dashboard/tenants/create/route.tsx"),
  route("Dashboard/Semua-Situs/:id", "routes/dashboard/tenants/detail/route.tsx"),
  route("Dashboard/Semua-Situs/:id/Ekspor", "routes/dashboard/tenants/exports/route.tsx"),
  route("Dashboard/Semua-Situs/:id/Ekspor/:export", "routes/dashboard/tenants/export/route.tsx"),
  route(
    "Dashboard/Semua-Situs/:id/Ekspor/:export/Unduh",
    "routes/dashboard/tenants/export-download/route.ts",
  ),
  route("Dashboard/Semua-Situs/:id/:change", "routes/dashboard/tenants/change/route.tsx"),
  route("Dashboard/Sistem", "routes/dashboard/system/overview/route.tsx"),
  route("Dashboard/Sistem/Pekerjaan", "routes/dashboard/system/jobs/route.tsx"),
  route("Dashboard/Sistem/Cadangan", "routes/dashboard/system/backups/route.tsx"),
  route("Dashboard/Sistem/Cadangan/:name", "routes/dashboard/system/backup/route.tsx"),
  route("Dashboard/Sistem/Cadangan/:name/Unduh", "routes/dashboard/system/download/route.ts"),
  route(
    "Dashboard/Sistem/Cadangan/:name/Hapus",
    "routes/dashboard/system/backup-deletion/route.tsx",
  ),
  route("Dashboard/Sistem/Layanan", "routes/dashboard/system/hosts/route.tsx"),
];
