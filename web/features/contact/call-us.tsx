import { useContactTexts } from './texts.ts'

/** For what can't wait until somebody reads. */
export const CallUs = ({ supportPhone }: { supportPhone: string }) => (
  <>
    {useContactTexts().callUs}{' '}
    <a className="link whitespace-nowrap" href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
      {supportPhone}
    </a>
    .
  </>
)
