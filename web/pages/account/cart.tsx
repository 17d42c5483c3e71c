import { accountMeta } from '#web/platform/seo.ts'

const title = 'Enquiry Cart'

export const meta = () => accountMeta(title)

export default function Cart() {
  return (
    <main className="plain-page">
      <h1>{title}</h1>
    </main>
  )
}
