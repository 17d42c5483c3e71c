/** Tables whose rows have no owner. */
export const OPEN = [
  // The catalogue and the places, open to everybody.
  'catalogue_version category category_attribute city common_attribute loaded_data product product_city product_count product_photo product_photo_size',
  'product_line product_search rate_card search_name search_word sub_category',
  // The renting company's settings and yards.
  'settings_version yard',
  // Codes and rates of GST, and of tax deducted at source.
  'sac_default sac_rate tds_rate',
  // The blog.
  'blog_post blog_post_tag blog_tag',
  // Bookkeeping of the installation.
  'applied_schema number_series',
].flatMap((names) => names.split(' '))
