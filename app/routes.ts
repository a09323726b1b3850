import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** Every screen and resource, in the order of the specification's section 2. */
export default [
  layout("page-frame.tsx", [
    index("routes/home/route.tsx"),
    route("About", "routes/about/route.tsx"),
    route("Blog", "routes/blog/list/route.tsx"),
    route("Blog/:id/:title?", "routes/blog/detail/route.tsx"),
    route("Class", "routes/classes/list/route.tsx"),
    route("Class/Competence/:slug", "routes/classes/detail/route.tsx", { id: "class-competence" }),
    route("Class/:slug", "routes/classes/detail/route.tsx"),
    route("Make-Appointment", "routes/appointment/form/route.tsx"),
    route("Make-Appointment/Bukti/:receipt", "routes/appointment/receipt/route.tsx"),
    route("Make-Appointment/Bukti/:receipt/Batal", "routes/appointment/cancel/route.tsx"),
    route("Privacy-Policy", "routes/legal/privacy/route.tsx"),
    route("Terms-And-Conditions", "routes/legal/terms/route.tsx"),

    route("Setup/:token", "routes/setup/route.tsx"),
    route("_ipx/*", "routes/image/route.ts"),
    route("cover/:kind/:file", "routes/cover/route.ts"),
    route("*", "routes/not-found/route.tsx"),
  ]),
] satisfies RouteConfig;
