import { useNavigate } from 'react-router'
import { deskTexts } from '#contract/texts/shell.desk.en.ts'
import { DeskSignIn } from '#web/features/session/desk-sign-in.tsx'
import { DeskBar } from '#web/features/shell/desk-bar.tsx'
import { useDeskTexts } from '#web/features/shell/desk-places.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { takeWantedPath } from '#web/platform/take-wanted-path.ts'
import { useInBrowser } from '#web/ui/use-in-browser.ts'

export const meta = () => accountMeta(deskTexts.signInTitle)

/** The way into the desk. */
export default function DeskSignInPage() {
  const text = useDeskTexts()
  const navigate = useNavigate()
  const inBrowser = useInBrowser()
  return (
    <>
      <DeskBar />
      <main id="content" tabIndex={-1} className="mx-auto max-w-md px-4 py-10 outline-none md:py-16">
        <h1 className="display mb-6 text-4xl">{text.signInTitle}</h1>
        <div className="card p-5 md:p-8">
          {inBrowser && (
            <DeskSignIn
              text={text}
              onSignedIn={() => void navigate(takeWantedPath('desk') ?? deskAddresses.home(), { replace: true })}
            />
          )}
        </div>
      </main>
    </>
  )
}
