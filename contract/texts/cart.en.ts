/** The enquiry cart. */
export const cartTextTable = {
  title: 'Enquiry Cart',
  inCart: { one: '1 product in the cart', other: '{n} products in the cart' },
  countText: '{count} of {max} products',
  full: 'The cart is full. Send this enquiry, or remove a product to add another.',

  addedTitle: 'Added to the Enquiry Cart',
  addedText: '{name} was added to the Enquiry Cart.',
  goToCart: 'Go to cart',
  continueBrowsing: 'Keep browsing',

  lines: 'Products in the cart',
  quantity: 'Quantity',
  fewer: 'One less',
  more: 'One more',
  rentFor: 'Rent for',
  period: 'Period',
  DAY: 'Days',
  WEEK: 'Weeks',
  MONTH: 'Months',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removed: '{name} was removed.',
  undo: 'Undo',
  withdrawn: 'No longer offered. Please remove it.',

  emptyTitle: 'Your enquiry cart is empty',
  emptyText: 'Pick machines, set how long you need them, and send one enquiry for all.',
  popular: 'Popular categories',
  browse: 'Browse all equipment',

  next: 'Continue to enquiry',
  nextHint: 'Next: site and start date. Nothing is booked yet.',
  summary: 'Your enquiry',
  machines: { one: '1 machine in all', other: '{n} machines in all' },

  failedTitle: 'The cart could not be loaded',
  retry: 'Try again',
  loading: 'Loading the cart',
} as const
