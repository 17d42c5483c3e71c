import { useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { changeStanding } from '#web/platform/session/change-standing.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { clearCompany, loadCompany } from './company.queries.ts'
import { type CompanyTexts, useCompanyTexts } from './texts.ts'

export type Registration = InputOf<Api['registerCompany']>['body']

/** `registered`: the company exists, and the later steps are still open (B-34). */
type Stage = 'open' | 'registered' | 'done'

/** Upgrade of specification section 4: register, update the profile, reload it; a retry resumes where it stopped. */
export function useUpgrade() {
  const text = useCompanyTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const [stage, setStage] = useState<Stage>('open')
  const [pending, setPending] = useState(false)
  const run = async (registration: Registration) => {
    setPending(true)
    try {
      if (stage === 'open') {
        await register(registration, text)
        setStage('registered')
      }
      await complete(registration)
    } finally {
      setPending(false)
    }
    setStage('done')
    const message = fill(text.registeredText, { name: registration.companyName ?? '' })
    notifyDone('upgradeCompany', { message, route: accountPaths.organisation() })
  }
  return {
    run,
    failed: (error: unknown) => notifyFailed('upgradeCompany', error),
    halfDone: stage === 'registered',
    underWay: pending || stage === 'registered',
  }
}

export type Upgrade = ReturnType<typeof useUpgrade>

async function register(registration: Registration, { noAccessToken }: CompanyTexts) {
  const isOurs = async () => (await loadCompany()).answer.Company.gstin === registration.gstnId
  const isRegistered = await changeStanding(
    () => call('registerCompany', { body: registration }),
    ({ userType }) => userType === 'COMPANY' && isOurs(),
  )
  if (isRegistered) return
  throw new ApiProblem({ type: 'about:blank', title: noAccessToken, status: 200, detail: noAccessToken })
}

async function complete({ gstnId, ...fields }: Registration) {
  await call('saveCompanyProfile', { body: { gstin: gstnId, ...fields } })
  clearCompany()
  await loadCompany()
}
