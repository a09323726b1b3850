/** Indonesian function words and question words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `ada adalah adakah agar akan aku anda apa apabila apakah apalagi atau bagaimana bagaimanakah bagi bahwa barangkali beberapa begini begitu belum
  berapa berapakah berikut bila bilamana bisa bisakah boleh bolehkah bukan bukankah cara caranya cukup cuma dalam dan dapat dapatkah dari daripada demi dengan di dia
  dong dulu engkau gimana hal hanya harus hendak hingga ia ialah ingin ini itu itulah jadi jangan jika jikalau juga justru kah kalau kalian kami kamu kan
  kapan kapankah karena ke kenapa kepada ketika kita kok lagi lah lain lalu maka mana manakah masih mau maupun melainkan memang mengapa mengenai menjadi menurut mereka merupakan
  meski meskipun mohon namun nya oleh pada padahal para per perlu perlukah pernah pula pun saat saja sama sambil sampai sangat saya sebab sebagai sebelum sebuah secara
  sedang sedangkan sehingga sejak sekali sekarang selain selalu selama seluruh semua sementara seorang seperti serta sesuatu sesudah setelah setiap siapa siapakah si sih
  sini situ suatu sudah supaya tahu tapi telah tentang tentu terhadap terlalu tersebut tetap tetapi tiap tidak tolong tanpa untuk walau walaupun yaitu yakni yang ya
  adek admin bagus banget bang berada berlangsung boleh buat bung cocok coba deh diadakan digunakan dilakukan doang dok donk ga gak gan gini gitu
  gua gue gw halo info jelaskan kah kak kakak kasih kayak kira lo loh lu makasih mas mba mbak mending mengadakan mengetahui menggunakan minta misalnya
  mudah nah ngga nggak nih om pak pengin permisi please rekomendasi sebaiknya sebenarnya sebut sebutkan seharusnya sih susah tanya tau tertarik ternyata
  biar gampang terus tips tuh udah you your can my me i is it do does where when who which with on at by from as
  the a an of and or to in is are for what how`
    .split(/\s+/)
    .filter(Boolean),
);
