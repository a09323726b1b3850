/** Pages that mails lead to. Each token is unguessable: whoever holds the link may use it. */
export const verifyPath = (token: string) => `/Akun/Verifikasi/${token}`;
export const resetPath = (token: string) => `/Akun/Kata-Sandi/${token}`;
export const invitationPath = (token: string) => `/Akun/Undangan/${token}`;
export const forgotPath = "/Akun/Lupa";
export const schoolPath = (key: string) => `/Register/School/Bukti/${key}`;
export const teamPath = (key: string) => `/Register/Team/Bukti/${key}`;
export const donationPath = (key: string) => `/Donation/Bukti/${key}`;
export const invoicePath = (orderId: string, key: string) => `/Payment-Status/Success?${new URLSearchParams({ orderId, key })}`;
