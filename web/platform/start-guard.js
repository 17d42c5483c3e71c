// Goes into the page as it is (inline, before all else): when the app's own code can't be loaded or falls over at once,
// nobody but this is left to say so. Its texts come in the attributes of its own script element.
;(() => {
  const { title, text, retry } = document.currentScript.dataset
  let failed = false

  const element = (name, content) => Object.assign(document.createElement(name), { textContent: content })

  const showFailure = () => {
    const again = Object.assign(element('a', retry), { href: location.href, className: 'button' })
    again.addEventListener('click', (event) => {
      event.preventDefault()
      location.reload()
    })
    const page = Object.assign(document.createElement('main'), { className: 'plain-page' })
    page.setAttribute('role', 'alert')
    page.append(element('h1', title), element('p', text), again)
    document.body.replaceChildren(page)
  }

  const fail = (reason) => {
    if (failed || window.yantraStarted) return
    failed = true
    // oxlint-disable-next-line no-console -- a failure while starting is to be found in the console (routes.md)
    console.error(`Yantra could not start: ${reason}`)
    showFailure()
  }

  // Errors of elements don't bubble, they are only seen on the way down.
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof HTMLScriptElement) {
        // The page's own module has no address: it fails with what it imports.
        if (isOurs(target.src) || (target.src === '' && target.type === 'module'))
          fail(`${target.src || 'a script of the page'} did not load`)
      } else if (event instanceof ErrorEvent && isOurs(event.filename)) fail(event.message)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason?.stack)) fail(reason.message)
  })

  // Extensions run in our window too, and what fails of theirs is no failure of the page: every address an error names
  // must be of this site, and one of them a script's.
  const isOurs = (text) => {
    const places = String(text).match(/[\w-]+:\/\/[^\s)]+/g) ?? []
    return (
      places.some((place) => /\.(m?js|tsx?)\b/.test(place)) &&
      places.every((place) => place.startsWith(`${location.origin}/`))
    )
  }
})()
