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

    route("Login", "routes/account/login/route.ts"),
    route("CallbackAuth", "routes/account/callback/route.ts"),
    route("Welcome", "routes/account/welcome/route.tsx"),
    route("Keluar", "routes/account/sign-out/route.tsx"),
    route("Akun", "routes/account/overview/route.tsx"),
    route("Akun/Masuk", "routes/account/sign-in/route.tsx"),
    route("Akun/Daftar", "routes/account/sign-up/route.tsx"),
    route("Akun/Verifikasi", "routes/account/verification/route.tsx"),
    route("Akun/Verifikasi/:token", "routes/account/verify/route.tsx"),
    route("Akun/Lupa", "routes/account/forgot/route.tsx"),
    route("Akun/Kata-Sandi/:token", "routes/account/reset/route.tsx"),
    route("Akun/Undangan/:token", "routes/account/invitation/route.tsx"),

    route("Register", "routes/register/chooser/route.tsx"),
    route("Register/School", "routes/register/school/start/route.tsx"),
    route("Register/School/Isi/:draft/periksa", "routes/register/school/check/route.tsx"),
    route("Register/School/Isi/:draft/:step", "routes/register/school/step/route.tsx"),
    route("Register/School/Bukti/:key", "routes/register/school/receipt/route.tsx"),

    route("Dashboard/Schools", "routes/dashboard/schools/list/route.tsx"),
    route("Dashboard/Schools/:id", "routes/dashboard/schools/detail/route.tsx"),
    route("Dashboard/Outbox", "routes/dashboard/outbox/list/route.tsx"),
    route("Dashboard/Outbox/:id", "routes/dashboard/outbox/mail/route.tsx"),

    route("Setup/:token", "routes/setup/route.tsx"),
    route("Berkas/:id", "routes/file/route.ts"),
    route("_ipx/*", "routes/image/route.ts"),
    route("cover/:kind/:file", "routes/cover/route.ts"),
    route("*", "routes/not-found/route.tsx"),
  ]),
] satisfies RouteConfig;
