import type { Page } from 'playwright'

/** A mobile connection: 9 Mbps down, 3 up, 100 ms. */
const NETWORK = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 }
/** The benchmark index of a phone: Lighthouse slows a desktop of 1,500 to 2,000 down four times. */
const PHONE_INDEX = 400

/** Makes a page as slow as a phone, whatever else this machine does at the moment. */
export async function slowDown(page: Page) {
  const rate = Math.max(1, (await benchmarkIndex(page)) / PHONE_INDEX)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', NETWORK)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Lighthouse's benchmark index: a tenth of the texts of 10,000 letters that the page builds in a second. */
const benchmarkIndex = (page: Page) =>
  page.evaluate(() => {
    const begun = performance.now()
    let rounds = 0
    for (; performance.now() - begun < 500; rounds += 1) {
      let text = ''
      for (let i = 0; i < 10_000; i += 1) text += 'a'
      if (text.length !== 10_000) throw new Error('The text must be built, so that its time counts.')
    }
    return rounds / 10 / ((performance.now() - begun) / 1000)
  })
