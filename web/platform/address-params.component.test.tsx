import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPart } from '#tests/components/part.tsx'
import { press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'
import { useChosenParams } from './address-params.ts'

const show = aPart()

function Choice() {
  const { params, change } = useChosenParams()
  const several = () => {
    change({ from: '2026-09' })
    change({ site: undefined })
    change({ by: 'MACHINE' })
  }
  return (
    <>
      <output>{String(params)}</output>
      <button type="button" onClick={several}>
        Choose
      </button>
      <button type="button" onClick={() => change({ to: '2026-11' })}>
        Choose again
      </button>
    </>
  )
}

test('changes made before the first is shown are all kept, and so is a later one', async () => {
  await show(<Choice />, { width: PHONE, address: '/?site=metro' })
  await press('Choose')
  await seen(page.getByText('from=2026-09&by=MACHINE', { exact: true }))
  await press('Choose again')
  await seen(page.getByText('from=2026-09&by=MACHINE&to=2026-11', { exact: true }))
})

test('in Hindi, whose pages have a base of their own, choices change the address', async () => {
  await show(<Choice />, { width: PHONE, address: '/hi/list', basename: '/hi' })
  await press('Choose again')
  await seen(page.getByText('to=2026-11', { exact: true }))
})

test('a late change cancels no opening of another page: at its start, while it loads, or once it is there', async () => {
  const router = await show(<Choice />, { width: PHONE })
  const again = page.getByRole('button', { name: 'Choose again' })
  await seen(again)
  let arrive = () => {}
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)))
  router.patchRoutes(null, [{ path: '/other', loader, element: <p>Another page</p> }])
  const button = again.element() as HTMLElement
  let pressedLast = false
  router.subscribe(({ location }) => {
    if (location.pathname !== '/other' || pressedLast) return
    // React still shows the old page.
    pressedLast = button.isConnected
    button.click()
  })
  const left = router.navigate('/other')
  button.click()
  expect(router.state.navigation.location?.pathname).toBe('/other')
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  await press('Choose again')
  arrive()
  await left
  await seen(page.getByText('Another page'))
  expect(pressedLast).toBe(true)
  expect(router.state).toMatchObject({ location: { pathname: '/other', search: '' }, navigation: { state: 'idle' } })
})
