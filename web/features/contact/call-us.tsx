import { useContactTexts } from './texts.ts'

/** The phone number for urgent matters. */
export const CallUs = ({ supportPhone }: { supportPhone: string }) => (
  <>
    {useContactTexts().callUs}{' '}
    <a className="link whitespace-nowrap" href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
      {supportPhone}
    </a>
    .
  </>
)
