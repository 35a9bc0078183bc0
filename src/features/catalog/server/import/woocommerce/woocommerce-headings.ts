/**
 * The columns of WooCommerce's own export in their order, by the ids its code gives them, with the headings that WordPress shows in
 * English, German, French, Spanish, Russian, Ukrainian and Chinese, parted by bars. Measures stand without their unit; what is
 * called like a column before it has ` (2)` behind. Source: import-formats.md 4.
 */
// prettier-ignore
const headings = {
  id: 'id',
  type: 'type|typ|tipo|тип|类型',
  sku: 'sku|artikelnummer|art.-nr.|ugs|référence|артикул',
  global_unique_id: 'global_unique_id|gtin, upc, ean, or isbn|gtin, upc, ean oder isbn|gtin, upc, ean ou isbn|gtin, upc, ean o isbn|gtin, upc, ean или isbn|gtin, upc, ean або isbn',
  name: 'name|nom|nombre|имя|название|назва|名称',
  published: 'published|veröffentlicht|publié|publicado|опубликован|опубліковано|已发布',
  featured: 'featured|is featured?|ist hervorgehoben?|hervorgehoben?|mis en avant ?|mis en avant?|¿está destacado?|рекомендуемый?|рекомендовано?|是推荐产品？',
  catalog_visibility: 'catalog_visibility|visibility in catalog|sichtbarkeit im katalog|katalogsichtbarkeit|visibilité dans le catalogue|visibilidad en el catálogo|видимость в каталоге|видимість в каталозі|在列表页可见',
  short_description: 'short_description|short description|kurzbeschreibung|description courte|descripción corta|короткое описание|краткое описание|короткий опис|简短描述',
  description: 'description|beschreibung|descripción|описание|опис|描述',
  date_on_sale_from: 'date_on_sale_from|date sale price starts|datum, an dem angebotspreis beginnt|datum, an dem der angebotspreis beginnt|date de début de promo|día en que empieza el precio rebajado|дата начала действия продажной цены|дата начала действия цены распродажи|початок акції|促销开始日期',
  date_on_sale_to: 'date_on_sale_to|date sale price ends|datum, an dem angebotspreis endet|datum, an dem der angebotspreis endet|date de fin de promo|día en que termina el precio rebajado|дата окончания действия продажной цены|дата окончания действия цены распродажи|завершення акції|促销截止日期',
  tax_status: 'tax_status|tax status|steuerstatus|état de la tva|statut fiscal|estado del impuesto|статус налога|статус податку|税状态',
  tax_class: 'tax_class|tax class|steuerklasse|classe de tva|classe tva|clase de impuesto|налоговый класс|клас податку|税类',
  stock_status: 'stock_status|in stock?|vorrätig?|auf lager?|en stock ?|en stock?|¿existencias?|¿en inventario?|в наличии?|наличие|в наявності?|有货？',
  stock: 'stock_quantity|stock|lager|bestand|lagerbestand|inventario|запасы|запаси|库存',
  low_stock_amount: 'low_stock_amount|low stock amount|geringe lagermenge|geringer lagerbestand|montant de stock faible|cantidad de bajo inventario|малое количество на складе|низька кількість запасів|库存不足',
  backorders: 'backorders|backorders allowed?|lieferrückstände erlaubt?|lieferrückstande erlaubt?|rückstände erlaubt?|autoriser les commandes de produits en rupture ?|¿permitir reservas de productos agotados?|задержанный заказ возможен?|возможен ли предзаказ?|дозволити резервування?|允许缺货下单？',
  sold_individually: 'sold_individually|sold individually?|nur einzeln verkaufen?|vendre individuellement ?|¿vendido individualmente?|продано индивидуально?|продавати окремо?|单独出售？',
  weight: 'weight|gewicht|poids|peso|вес|вага|重量',
  length: 'length|länge|longueur|longitud|длина|довжина|长度',
  width: 'width|breite|largeur|anchura|ширина|宽度',
  height: 'height|höhe|hauteur|altura|высота|висота|高度',
  reviews_allowed: 'reviews_allowed|allow customer reviews?|kundenrezensionen erlauben?|kundenbewertungen erlauben?|autoriser les avis clients ?|¿permitir valoraciones de clientes?|разрешить отзывы от клиентов?|дозволити відгуки?|允许客户评价？',
  purchase_note: "purchase_note|purchase note|hinweis zum kauf|note de l'achat|note de commande|nota de compra|примечание к покупке|нотатка до покупки|购物备注",
  sale_price: 'sale_price|sale price|angebotspreis|tarif promo|prix promo|precio rebajado|цена распродажи|акционная цена|ціна зі знижкою|促销价格',
  regular_price: 'regular_price|regular price|regulärer preis|tarif régulier|prix régulier|precio normal|базовая цена|звичайна ціна|常规售价',
  category_ids: 'category_ids|categories|kategorien|catégories|categorías|категории|категорії|分类',
  tag_ids: 'tag_ids|tags|schlagwörter|étiquettes|etiquetas|метки|позначки|标签',
  shipping_class_id: "shipping_class_id|shipping class|versandklasse|classe d'expédition|classe de livraison|clase de envío|класс доставки|клас доставки|运费类",
  images: 'images|bilder|imágenes|изображения|зображення|图片',
  download_limit: 'download_limit|download limit|downloadlimit|download-limit|limite de téléchargement|límite de descargas|лимит загрузок|ліміт завантажень|下载限制',
  download_expiry: "download_expiry|download expiry days|ablauftage des downloads|jours d'expiration du téléchargement|días de caducidad de la descarga|число дней до просроченной загрузки|число днів до закінчення завантаження|下载的过期天数",
  parent_id: 'parent_id|parent|übergeordnetes produkt|superior|principal|родительский|предок|父级',
  grouped_products: 'grouped_products|grouped products|gruppierte produkte|groupes de produits|produits groupés|productos agrupados|сгруппированные товары|згруповані товари|分组产品',
  upsell_ids: 'upsell_ids|upsells|zusatzverkäufe|produits suggérés|montée en gamme|ventas dirigidas|апсейл|апсейлы|пропозиція товарів|交叉销售',
  cross_sell_ids: 'cross_sell_ids|cross-sells|cross-sells (querverkäufe)|ventes croisées|ventas cruzadas|кросселы|кросселлы|супутні товари|交叉销售 (2)',
  product_url: 'product_url|external url|externe url|url externe|url externa|внешний url|зовнішній url|外部链接',
  button_text: 'button_text|button text|button-text|libellé du bouton|texto del botón|текст кнопки|按钮文本',
  menu_order: 'menu_order|position|posición|позиция|позиція|位置',
  brand_ids: 'brand_ids|brands|marken|marques|marcas|бренды|бренди|品牌',
} as const

export type WooField = keyof typeof headings

export const wooFields = Object.keys(headings) as WooField[]

export const headingsOf = (field: WooField): readonly string[] => headings[field].split('|')
