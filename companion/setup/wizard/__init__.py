"""The wizard that describes a table: what is found and pressed goes in, a page comes out. Pure.

`found` is what was found, `plan` what was decided, `wizard` the way from page to page, `page`
what is shown of it, `writing` the profile that comes of it.
"""
